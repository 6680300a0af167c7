import { expose } from 'comlink';
import { createEngine } from './create-engine';

expose(createEngine());
