// The link to the removal form, for screens without footer or menu.
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { texts } from './texts.ts';
import { useOwnAddress } from './use-own-address.ts';

export function RemovalLink() {
  const own = useOwnAddress();
  return (
    <footer className="px-4 py-3 text-center text-sm">
      <Link
        to={paths.removal(own?.pathname)}
        className="touch text-ink-faint underline-offset-4 hover:text-ink hover:underline"
      >
        {texts.footer.removal}
      </Link>
    </footer>
  );
}
