import { createContext } from 'react';

/** Whether the code is part of an example with a foot of its own, which has the button of the key. */
export const InRun = createContext(false);
