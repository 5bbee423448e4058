// Announces the title of each screen after the first, because screen readers only announce the title of a document.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const announce = () => setTitle(document.title);
    announce();
    // A title may change when the screen's data arrives, for example to a character's name.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
