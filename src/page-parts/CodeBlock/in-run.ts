import { createContext } from 'react';

/** Whether the code is part of an example with its own foot, which has the button of the key. */
export const InRun = createContext(false);
