// The bar above every screen: the name on narrow ones, search, premium or balance, theme and account.
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Coins, Crown, Moon, Sun, UserRound } from 'lucide-react';
import { loadPage } from '../../lib/load-page.ts';
import { overlays } from '../../lib/overlays.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { texts } from './texts.ts';
import { useReturnAddress } from './use-own-address.ts';

const AccountMenu = lazy(() => loadPage(() => import('./account-menu.tsx')));

interface Props {
  search: ReactNode;
  /** The content of the tokens button. */
  balance: ReactNode;
  /** The bell of members. */
  bell: ReactNode;
}

export function TopBar({ search, balance, bell }: Props) {
  const { kind, active_plan } = useSession();
  return (
    <header className="header-fade @container sticky top-0 z-(--z-bar)">
      <div className="mx-auto flex h-(--top-bar) max-w-page items-center gap-1.5 px-4 @max-[14rem]:gap-0 @max-[14rem]:px-1 sm:gap-2 lg:gap-3 lg:px-8">
        <div className="min-w-9 flex-1 @max-[14rem]:min-w-0 @max-[11rem]:hidden lg:hidden">
          <Brand shrinks />
        </div>
        <div className="lg:flex-1">{search}</div>
        {active_plan ? <BalanceButton>{balance}</BalanceButton> : <PremiumButton />}
        <ThemeButton />
        {kind === 'member' ? (
          <>
            <Suspense fallback={<span className="size-9" />}>{bell}</Suspense>
            <Suspense fallback={<IconButton icon={UserRound} label={texts.account} />}>
              <AccountMenu />
            </Suspense>
          </>
        ) : (
          <LoginLink />
        )}
      </div>
    </header>
  );
}

function PremiumButton() {
  return (
    <ButtonLink to={paths.premium()} tone="gold" size="sm" icon={Crown} className="min-w-0">
      <span className="truncate @max-[21rem]:sr-only">
        {texts.premium_offer(siteConfig.premium_percent_off)}
      </span>
    </ButtonLink>
  );
}

function BalanceButton({ children }: { children: ReactNode }) {
  return (
    <Button
      tone="gold"
      size="sm"
      icon={Coins}
      className="whitespace-nowrap tabular-nums @max-[14rem]:px-2 @max-[14rem]:[&>svg]:hidden"
      onClick={() => overlays.open('top-up')}
    >
      <Suspense fallback={texts.balance}>{children}</Suspense>
    </Button>
  );
}

function LoginLink() {
  return (
    <ButtonLink to={paths.login(useReturnAddress())} size="sm" className="@max-[14rem]:ms-1">
      {texts.menu.login}
    </ButtonLink>
  );
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');
const followSystem = (listener: () => void) => {
  const system = darkSystem();
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
};

function ThemeButton() {
  const theme = useTheme();
  const systemIsDark = useSyncExternalStore(
    followSystem,
    () => darkSystem().matches,
    () => true,
  );
  const dark = theme === 'system' ? systemIsDark : theme === 'dark';
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={dark ? texts.to_light : texts.to_dark}
      size="sm"
      className="max-sm:hidden"
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
}
