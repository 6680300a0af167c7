// Change: shows a new announcement at once; upstream hides it on the first page after the one before
// was closed, because the script that prevents flashing knows no ids. Upstream: theme-classic 3.10.2.
import { createStorageSlot } from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import React, { useEffect } from 'react';
import type { ReactNode } from 'react';

const DISMISSED = createStorageSlot('docusaurus.announcement.dismiss');

export default function CurrentAnnouncement(): ReactNode {
  useEffect(() => {
    // The theme compares the ids in an effect of its own, after this one.
    const comparison = setTimeout(() => {
      if (DISMISSED.get() === 'true') return;
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    });
    return () => clearTimeout(comparison);
  }, []);
  return <AnnouncementBar />;
}
