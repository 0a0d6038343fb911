#!/usr/bin/env node
// Committed, because npm links only commands whose file is there, and dist/ is not yet when a clone installs packages.
import '../dist/bin.js';
