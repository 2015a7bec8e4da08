import address from '../../../src/aurum/engine/aurum.wasm?url';
import { Engine } from './engine';

/** The engine file of the package, which the page's build takes along. */
export const loadEngine = (): Promise<Engine> => Engine.at(new URL(address, import.meta.url));
