import { runServer } from './start';
import type { Contracts } from '../types';

/** The contracts without their prose. The bundler puts them here. */
declare const CONTRACTS: Contracts;

/** The entry of `node sandbox.mjs`. */
void runServer({ loadContracts: () => Promise.resolve(CONTRACTS) });
