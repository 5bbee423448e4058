// A notice that an admin has switched a feature off; renders nothing while it is on.
import { FEATURE_OFF, type Feature } from '@velour/contract/features.ts';
import { CirclePause } from 'lucide-react';
import { useIsOff } from '../../lib/site-status.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  feature: Feature;
  className?: string;
}

export function FeatureNotice({ feature, className }: Props) {
  if (!useIsOff(feature)) return null;
  return (
    <p
      role="status"
      className={classNames('flex gap-2.5 rounded-control bg-raised-2 px-3.5 py-3', className)}
    >
      <Icon of={CirclePause} className="mt-0.5 text-warning" />
      <span className="min-w-0">{FEATURE_OFF[feature]}</span>
    </p>
  );
}
