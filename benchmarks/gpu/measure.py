#!/usr/bin/env python3
"""Verifies and times the executables of a folder that `build` made, and writes results.csv there. Needs no Node.

    python3 measure.py [--target cuda|opencl|host] [--runs N] [--seconds N] [--processes N] [ROW...]

First every program runs at a small size, several at a time, and must print what the sequential program prints. Then each one that
is right runs alone at its own size, N times or until it has taken so many seconds. Its time is the time of kernels by the device's
clock. The exit status is 1 if a program fails or is wrong.
"""
import argparse
import concurrent.futures
import csv
import datetime
import hashlib
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
COLUMNS = "date gpu commit target fp_contract row runs median_ms least_ms verified".split()


def close(expected: str, actual: str, tolerance: float) -> bool:
    """Returns whether all numbers differ by at most a part of the largest one."""
    left, right = expected.split(), actual.split()
    largest = max((abs(x) for x in map(number, left) if x is not None), default=0.0)
    return len(left) == len(right) and all(near(a, b, tolerance * largest) for a, b in zip(left, right))


def number(word: str) -> "float | None":
    try:
        return float(word)
    except ValueError:
        return None


def near(left: str, right: str, difference: float) -> bool:
    a, b = number(left), number(right)
    # Written so that a NaN counts as a difference.
    return left == right or (a is not None and b is not None and abs(a - b) <= difference)


def run(executable: str, target: str, timeout: float, arguments=(), stats=None) -> str:
    environment = {**os.environ, "BOXFLOW_TARGET": target, "BOXFLOW_DEVICES": "1", "BOXFLOW_OFFLOAD": "always"}
    if stats:
        environment["BOXFLOW_STATS"] = stats
    done = subprocess.run(
        [str(HERE / executable), *arguments], env=environment, timeout=timeout, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise RuntimeError(f"exit status {done.returncode}: {done.stderr.strip()[-300:]}")
    return done.stdout


def is_right(entry: dict, target: str, timeout: float) -> bool:
    dump = run(entry["check"], target, timeout, ["--dump"])
    if entry["digest"]:
        return hashlib.sha256(dump.encode()).hexdigest() == entry["digest"]
    return close((HERE / entry["expected"]).read_text(), dump, entry["tolerance"])


def checked(entry: dict, target: str, timeout: float) -> str:
    """Returns why the program is not timed, or nothing."""
    try:
        return "" if is_right(entry, target, timeout) else "wrong"
    except (RuntimeError, OSError, subprocess.TimeoutExpired) as error:
        print(f"{entry['name']}: {error}", file=sys.stderr)
        return "failed"


def timed(entry: dict, options) -> "tuple[list[float], str, str]":
    """Returns the milliseconds of each run, how the results were verified, and the device's name. Prints the result."""
    times: "list[float]" = []
    gpu, first = "", entry["sequential"]
    begin = time.monotonic()
    while len(times) < options.runs and (not times or time.monotonic() - begin < options.seconds):
        with tempfile.TemporaryDirectory() as folder:
            stats = f"{folder}/stats.json"
            output = run(entry["measured"], options.target, options.timeout, stats=stats)
            with open(stats) as file:
                report = json.load(file)
        first = output if first is None else first
        if not close(first, output, entry["tolerance"] if entry["sequential"] else 0):
            print(f"{entry['name']}: printed {output.strip()}, not {first.strip()}", file=sys.stderr)
            return [], "wrong", gpu
        gpu = report["devices"][0]["name"]
        regions = [region for region in report["regions"] if region["name"] == entry["region"]]
        if not regions:
            raise RuntimeError(f"{entry['region']} did not run on a device")
        compute = sum(device["computeNs"] for region in regions for device in region["devices"])
        times.append(compute / 1e6 / entry["steps"])
    print(f"{entry['name']}: {first.strip()}", flush=True)
    return times, "this size" if entry["sequential"] else "small size", gpu


def measured(entry: dict, why_not: str, options) -> "tuple[list[float], str, str]":
    if why_not:
        return [], why_not, ""
    try:
        return timed(entry, options)
    except (RuntimeError, OSError, ValueError, subprocess.TimeoutExpired) as error:
        print(f"{entry['name']}: {error}", file=sys.stderr)
        return [], "failed", ""


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("rows", nargs="*")
    parser.add_argument("--target", default="cuda", choices=["cuda", "opencl", "host"])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20, help="after which a program does not run again")
    parser.add_argument("--timeout", type=float, default=300, help="of one run, in seconds")
    parser.add_argument("--processes", type=int, default=min(8, os.cpu_count() or 1), help="that verify at a time")
    parser.add_argument("--results", default=str(HERE / "results.csv"))
    return parser.parse_args()


def main() -> int:
    options = arguments()
    manifest = json.loads((HERE / "manifest.json").read_text())
    entries = [entry for entry in manifest["entries"] if not options.rows or entry["name"] in options.rows]
    date = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    with concurrent.futures.ThreadPoolExecutor(options.processes) as pool:
        reasons = list(pool.map(lambda entry: checked(entry, options.target, options.timeout), entries))
    rows, gpu = [], ""
    for entry, why_not in zip(entries, reasons):
        times, verified, name = measured(entry, why_not, options)
        gpu = name.replace(",", "") or gpu
        median = round(statistics.median(times), 5) if times else ""
        least = round(min(times), 5) if times else ""
        print(f"{entry['name']}: {median} ms, {len(times)} runs, {verified}", flush=True)
        way = [manifest["commit"], options.target, manifest["fpContract"]]
        rows.append([date, gpu, *way, entry["name"], len(times), median, least, verified])
        # The table is complete up to here if the machine's time ends.
        write(options.results, [[row[0], gpu, *row[2:]] for row in rows])
    return 1 if any(row[-1] in ("wrong", "failed") for row in rows) else 0


def write(path: str, rows: "list[list]") -> None:
    with open(path, "w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([COLUMNS, *rows])


if __name__ == "__main__":
    sys.exit(main())
