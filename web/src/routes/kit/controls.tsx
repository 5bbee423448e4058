// Examples of buttons, chips and selects in all their states.
import { Heart, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FileButton, PICTURE_FILES } from '../../ui/file-button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { ButtonSize, ButtonTone } from '../../ui/button-style.ts';
import { Chip } from '../../ui/chip.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PictureRadios } from '../../ui/picture-radios.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PricedButton } from '../../ui/priced-button.tsx';
import type { Specimen } from './specimen.ts';
import { texts } from './texts.ts';

const tones: readonly ButtonTone[] = ['primary', 'quiet', 'ghost', 'gold', 'danger'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg'];
const focused = 'outline-2 outline-offset-2 outline-accent-strong';
const nothing = () => undefined;
const options = texts.options.map((label) => ({ label, value: label }));

export const controls: readonly Specimen[] = [
  {
    of: FileButton,
    states: {
      choose: (
        <FileButton
          icon={Heart}
          label={texts.action}
          accept={PICTURE_FILES}
          onFiles={() => undefined}
        />
      ),
    },
  },
  {
    of: Button,
    states: {
      tones: tones.map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      )),
      sizes: sizes.map((size) => (
        <Button key={size} size={size} icon={Heart} tone="primary">
          {size}
        </Button>
      )),
      focus: <Button className={focused}>{texts.action}</Button>,
      disabled: tones.map((tone) => (
        <Button key={tone} tone={tone} disabled>
          {tone}
        </Button>
      )),
      loading: tones.map((tone) => (
        <Button key={tone} tone={tone} pending>
          {texts.wait}
        </Button>
      )),
      wide: (
        <Button wide tone="primary">
          {texts.action}
        </Button>
      ),
      'long words': <Button icon={Heart}>{texts.longer}</Button>,
    },
  },
  {
    of: ButtonLink,
    states: {
      tones: tones.map((tone) => (
        <ButtonLink key={tone} to="/ui" tone={tone}>
          {tone}
        </ButtonLink>
      )),
      'long words': (
        <ButtonLink to="/ui" icon={Heart}>
          {texts.longer}
        </ButtonLink>
      ),
    },
  },
  { of: Link, states: { 'in a sentence': <Link to="/ui">{texts.longer}</Link> } },
  {
    of: PricedButton,
    states: {
      payable: (
        <PricedButton price={texts.price} note={texts.left} onPress={nothing}>
          {texts.action}
        </PricedButton>
      ),
      'not payable': (
        <PricedButton price={texts.price} note={texts.missing} onPress={nothing}>
          {texts.action}
        </PricedButton>
      ),
      unknown: (
        <PricedButton price={texts.price} onPress={nothing}>
          {texts.action}
        </PricedButton>
      ),
      loading: (
        <PricedButton price={texts.price} note={texts.left} onPress={nothing} pending>
          {texts.action}
        </PricedButton>
      ),
      'long words': (
        <PricedButton price={texts.price} note={texts.left} onPress={nothing} wide>
          {texts.longer}
        </PricedButton>
      ),
    },
  },
  {
    of: IconButton,
    states: {
      tones: (['ghost', 'quiet', 'primary'] as const).map((tone) => (
        <IconButton key={tone} icon={Heart} label={tone} tone={tone} />
      )),
      small: <IconButton icon={Trash2} label={texts.close} size="sm" iconSize="xs" tone="quiet" />,
      focus: <IconButton icon={Heart} label={texts.label} className={focused} />,
      disabled: <IconButton icon={Heart} label={texts.label} tone="quiet" disabled />,
    },
  },
  {
    of: Chip,
    states: {
      resting: (
        <Chip pressed={false} onPress={nothing}>
          {texts.options[0]}
        </Chip>
      ),
      pressed: (
        <Chip pressed onPress={nothing}>
          {texts.options[1]}
        </Chip>
      ),
      'long words': (
        <Chip pressed={false} onPress={nothing}>
          {texts.long}
        </Chip>
      ),
    },
  },
  {
    of: CountBadge,
    states: {
      few: <CountBadge count={3} label={texts.label} />,
      many: <CountBadge count={1_000} label={texts.label} />,
    },
  },
  {
    of: LinkTabs,
    states: {
      first: (
        <LinkTabs
          label={texts.label}
          tabs={texts.options.slice(0, 3).map((label, at) => ({ label, to: `#${at}` }))}
          current="#0"
        />
      ),
    },
  },
  {
    of: Segmented,
    states: {
      middle: segmented('md', options.slice(0, 3)),
      small: segmented('sm', options.slice(0, 2)),
      'long words': segmented('md', [...options.slice(0, 1), ...options.slice(3)]),
    },
  },
  {
    of: Switch,
    states: {
      'on and off': [true, false].map((on) => (
        <Switch key={String(on)} label={texts.label} on={on} onChange={nothing} />
      )),
      disabled: <Switch label={texts.label} on={false} disabled onChange={nothing} />,
    },
  },
  {
    of: SettingRow,
    wide: true,
    states: {
      resting: (
        <SettingRow label={texts.label} action={<Button size="sm">{texts.open}</Button>}>
          {texts.sentence}
        </SettingRow>
      ),
      'long words': (
        <SettingRow label={texts.longer} action={<Button size="sm">{texts.longer}</Button>}>
          {texts.long}
        </SettingRow>
      ),
    },
  },
  {
    of: SwitchRow,
    wide: true,
    states: {
      on: (
        <SwitchRow label={texts.label} on onChange={nothing}>
          {texts.sentence}
        </SwitchRow>
      ),
      'off, without a sentence': <SwitchRow label={texts.label} on={false} onChange={nothing} />,
      'long words': (
        <SwitchRow label={texts.longer} on={false} disabled onChange={nothing}>
          {texts.long}
        </SwitchRow>
      ),
    },
  },
  {
    of: RadioCard,
    states: {
      'chosen and not': texts.options.slice(0, 2).map((option, at) => (
        <RadioCard
          key={option}
          name="kit"
          value={option}
          checked={at === 0}
          onChoose={nothing}
          className="p-6 pr-14"
        >
          {option}
        </RadioCard>
      )),
      disabled: (
        <RadioCard
          name="kit-2"
          value="none"
          checked={false}
          disabled
          onChoose={nothing}
          className="p-6 pr-14"
        >
          {texts.options[2]}
        </RadioCard>
      ),
    },
  },
  {
    of: PictureRadios,
    wide: true,
    states: {
      chosen: (
        <PictureRadios
          pictures={['1', '2'].map((image_id) => ({
            image_id,
            url: '/silhouette.svg',
            preview: '',
          }))}
          labelledBy="kit"
          labelOf={(at) => `${texts.label} ${at}`}
          chosen="1"
          onChoose={nothing}
        />
      ),
    },
  },
  {
    of: Select,
    wide: true,
    states: {
      empty: <Select label={texts.label} options={options} value="" onChange={nothing} />,
      chosen: select(texts.options[1]),
      wrong: <Select label={texts.label} options={options} value="" onChange={nothing} invalid />,
      disabled: (
        <Select label={texts.label} options={options} value="" onChange={nothing} disabled />
      ),
      'long words': select(texts.options[3]),
    },
  },
];

function segmented(size: 'sm' | 'md', among: typeof options) {
  return (
    <Segmented
      label={texts.label}
      size={size}
      options={among}
      value={among[0]?.value ?? ''}
      onChange={nothing}
    />
  );
}

function select(value: string) {
  return <Select label={texts.label} options={options} value={value} onChange={nothing} />;
}
