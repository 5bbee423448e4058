// Data export and account deletion.
import type { User } from '@velour/contract/account.ts';
import { api } from '../../../lib/api.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { texts } from './texts.ts';
import { useAccountDialog } from './use-account-dialog.tsx';

const words = texts.own_data;

export function OwnDataSection({ user }: { user: User }) {
  const { dialog, open } = useAccountDialog(user);
  const { run, pending } = useCall(api.account.ownData, {
    done: words.done,
    failed: words.failed,
    onDone: (own) => {
      const file = new Blob([JSON.stringify(own, null, 2)], { type: 'application/json' });
      saveAs(`${siteConfig.host}-data-${own.made_at.slice(0, 10)}.json`, file);
    },
  });
  return (
    <Section title={words.title}>
      <SettingRow
        label={words.download}
        action={
          <Button size="sm" pending={pending} onClick={() => void run()}>
            {words.button}
          </Button>
        }
      >
        <span className="text-sm">{words.download_sentence}</span>
      </SettingRow>
      {!user.deletion_at && (
        <SettingRow
          label={words.delete}
          action={
            <Button size="sm" tone="danger" onClick={() => open('deletion')}>
              {words.delete_button}
            </Button>
          }
        >
          <span className="text-sm">{words.delete_sentence}</span>
        </SettingRow>
      )}
      {dialog}
    </Section>
  );
}
