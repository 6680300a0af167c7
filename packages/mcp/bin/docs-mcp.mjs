#!/usr/bin/env node
// Node.js 20 does not run TypeScript: this lets it.
import 'tsx';

await import('../src/node/command-line.ts');
