// Change: keeps the keyboard in the open menu, and Escape closes it. Upstream: theme-classic 3.10.2.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import React from 'react';
import type { ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus';

export default function NavbarMobileSidebar(): ReactNode {
  useKeptFocus(useNavbarMobileSidebar());
  return <MobileSidebar />;
}
