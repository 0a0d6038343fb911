/** Names that the printer must not give to anything of its own. */
export interface ReservedNames {
  readonly words: ReadonlySet<string>;
  readonly pattern: RegExp;
}

/** Keywords of C, C++ and the extensions that the compilers accept in them. */
const KEYWORDS = `alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t
  class co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default
  delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
  namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires
  restrict return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true
  try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while xor xor_eq`;

/** Macros that compilers and the headers we include define without a prefix of their own. */
const MACROS = `linux unix i386 NULL EOF INFINITY NAN HUGE_VAL HUGE_VALF HUGE_VALL HUGE MAXFLOAT DOMAIN SING OVERFLOW
  UNDERFLOW PLOSS TLOSS errno math_errhandling MATH_ERRNO MATH_ERREXCEPT RAND_MAX EXIT_SUCCESS EXIT_FAILURE assert
  CHAR_BIT SIZE_MAX`;

/** Names with two underscores, and constants of the standard headers. */
const PREFIXES =
  /__|^_[A-Z]|^(u?int(_fast|_least)?\d+_t|u?intptr_t|u?intmax_t|size_t|ptrdiff_t)$|^(M|FP|FLT|DBL|LDBL|U?CHAR|SCHAR|U?SHRT|U?INT|U?LONG|ULLONG|LLONG|PTRDIFF|U?INT\d+)_/;

/** Returns the names that C reserves and a dialect's own words and patterns. */
export function reservedNames(words: string, pattern?: RegExp): ReservedNames {
  const own = pattern ? `|${pattern.source}` : '';
  return {
    words: new Set(`${KEYWORDS} ${MACROS} ${words}`.split(/\s+/).filter((word) => word !== '')),
    pattern: new RegExp(`${PREFIXES.source}${own}`),
  };
}
