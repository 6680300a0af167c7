import { createContext } from 'react';
import type { ReactNode } from 'react';

/** The buttons of an example that can be sent: the foot of the panel with its code. */
export const RunFoot = createContext<ReactNode>(undefined);
