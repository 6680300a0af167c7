// Change: made when it is first opened; keeps the keyboard in the open menu, and Escape closes it.
// Upstream: theme-classic 3.10.2.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import React, { useState } from 'react';
import type { ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus';

export default function NavbarMobileSidebar(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const [isMade, setMade] = useState(menu.shown);
  if (menu.shown && !isMade) setMade(true);
  useKeptFocus(menu);
  return isMade && <MobileSidebar />;
}
