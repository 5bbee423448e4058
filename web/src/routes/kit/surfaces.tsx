// Examples of pictures, surfaces, loading and empty states.
import { Moon } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Clip } from '../../ui/clip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon, iconSizes, type IconSize } from '../../ui/icon.tsx';
import { Page, PageTitle, type PageWidth } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { Scene, sceneNames } from '../../ui/scene.tsx';
import { Section } from '../../ui/section.tsx';
import { SideScroller } from '../../ui/side-scroller.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TileGrid } from '../../ui/tile-grid.tsx';
import { missing, otherPortrait, portrait } from './portrait.ts';
import type { Specimen } from './specimen.ts';
import { texts } from './texts.ts';

/** The keys are the sizes; Object.keys loses their type. */
const iconNames = Object.keys(iconSizes) as IconSize[];
const pageWidths: readonly PageWidth[] = ['text', 'form', 'page', 'wide', 'full'];
const badgeTones: readonly BadgeTone[] = ['neutral', 'accent', 'gold', 'shade', 'shade-gold'];
const nothing = () => undefined;

export const surfaces: readonly Specimen[] = [
  {
    of: Icon,
    states: { sizes: iconNames.map((size) => <Icon key={size} of={Moon} size={size} />) },
  },
  {
    of: Avatar,
    states: {
      sizes: (['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} name={texts.name} src={portrait} size={size} />
      )),
      'no picture': <Avatar name={texts.name} size="lg" />,
      failing: <Avatar name={texts.name} src={missing} size="lg" />,
    },
  },
  {
    of: Clip,
    states: {
      'before it plays': (
        <Clip src={missing} still={portrait} label={texts.name} className="w-40 rounded-card" />
      ),
    },
  },
  {
    of: Picture,
    states: {
      shown: <Picture src={portrait} alt={texts.name} className="w-40 rounded-card" />,
      loading: (
        <Picture
          src={missing}
          preview={otherPortrait}
          alt={texts.name}
          className="w-40 rounded-card"
        />
      ),
      failing: <Picture src={missing} alt={texts.name} className="w-40 rounded-card" />,
      'another shape': (
        <Picture src={portrait} alt={texts.name} ratio="4 / 3" className="w-40 rounded-card" />
      ),
    },
  },
  {
    of: Card,
    wide: true,
    states: {
      resting: <Card>{texts.sentence}</Card>,
      'long words': <Card className="w-48">{texts.long}</Card>,
    },
  },
  {
    of: Section,
    wide: true,
    states: {
      resting: (
        <Section title={texts.label} sentence={texts.sentence}>
          {texts.sentence}
        </Section>
      ),
      'long words': <Section title={texts.long}>{texts.long}</Section>,
    },
  },
  {
    of: Page,
    wide: true,
    states: {
      widths: pageWidths.map((width) => (
        <Page key={width} title={texts.title} width={width} className="bg-raised py-2">
          {width}
        </Page>
      )),
    },
  },
  { of: PageTitle, states: { 'in the window': <PageTitle>{texts.title}</PageTitle> } },
  {
    of: Badge,
    states: {
      tones: badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      )),
      'with an icon': <Badge icon={Moon}>{texts.label}</Badge>,
      'long words': <Badge>{texts.long}</Badge>,
    },
  },
  {
    of: ErrorState,
    wide: true,
    states: {
      'to try again': (
        <ErrorState title={texts.label} onRetry={nothing}>
          {texts.sentence}
        </ErrorState>
      ),
      'another way': <ErrorState title={texts.label} action={<Button>{texts.action}</Button>} />,
    },
  },
  {
    of: Scene,
    states: Object.fromEntries(sceneNames.map((name) => [name, <Scene key={name} name={name} />])),
  },
  {
    of: EmptyState,
    wide: true,
    states: {
      'nothing to do': (
        <EmptyState scene="chair" title={texts.label}>
          {texts.sentence}
        </EmptyState>
      ),
      'one thing to do': (
        <EmptyState
          scene="window"
          title={texts.longer}
          action={<Button tone="primary">{texts.action}</Button>}
        >
          {texts.sentence}
        </EmptyState>
      ),
    },
  },
  {
    of: SideScroller,
    wide: true,
    states: {
      'more than fits': (
        <SideScroller label={texts.label} className="gap-2">
          {Array.from({ length: 16 }, (_, at) => (
            <Chip key={at} pressed={at === 1} onPress={nothing}>
              {texts.options[at % texts.options.length]}
            </Chip>
          ))}
        </SideScroller>
      ),
    },
  },
  {
    of: TileGrid,
    wide: true,
    states: {
      'some, and more on the way': (
        <TileGrid
          items={[portrait, otherPortrait]}
          keyOf={(address) => address}
          waiting={{ count: 2, tile: <Skeleton radius="card" className="size-full" /> }}
        >
          {(address) => <Picture src={address} alt="" className="rounded-card" />}
        </TileGrid>
      ),
    },
  },
  {
    of: Skeleton,
    wide: true,
    states: { loading: <Skeleton className="h-12 w-full" /> },
  },
  {
    of: Loading,
    wide: true,
    states: {
      one: (
        <Loading label={texts.wait}>
          <Skeleton className="h-12 w-full" />
        </Loading>
      ),
      several: (
        <Loading label={texts.wait} count={3} className="flex flex-col gap-3">
          <Skeleton className="h-12 w-full" />
        </Loading>
      ),
    },
  },
  {
    of: Spinner,
    states: { sizes: iconNames.map((size) => <Spinner key={size} size={size} />) },
  },
  {
    of: ProgressLine,
    wide: true,
    states: { active: <ProgressLine active />, still: <ProgressLine active={false} /> },
  },
];
