// A spinner for short waits inside a control; longer waits use skeletons.
import { LoaderCircle } from 'lucide-react';
import { Icon, type IconSize } from './icon.tsx';

export function Spinner({ size = 'sm' }: { size?: IconSize }) {
  return <Icon of={LoaderCircle} size={size} className="animate-spin" />;
}
