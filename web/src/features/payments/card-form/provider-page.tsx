// A link to a payment provider's own page, which returns here; the server finds out what was paid.
import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { texts } from './texts.ts';

interface Props {
  /** The origin of the provider's page. */
  origin: string;
  /** The URL for this purchase. */
  url: string;
}

export function ProviderPage({ origin, url }: Props) {
  const { host } = new URL(origin);
  // A URL of another origin would receive the card number.
  if (URL.parse(url)?.origin !== origin) return <p role="alert">{texts.failed}</p>;
  return (
    <div className="flex flex-col items-start gap-4 rounded-control bg-raised-2 p-4">
      <p>{texts.provider_page(host)}</p>
      <ButtonLink to={url} tone="primary" icon={ExternalLink}>
        {texts.to_provider}
      </ButtonLink>
    </div>
  );
}
