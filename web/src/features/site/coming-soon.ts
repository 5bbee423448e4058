// Which screens a site has flagged as coming soon: `/gallery` includes the screens below it.
export function isComingSoon(flagged: readonly string[], pathname: string): boolean {
  return flagged.some((flag) => {
    const path = `/${flag.replace(/^\/+|\/+$/g, '')}`;
    return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
  });
}
