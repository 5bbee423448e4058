// A searchable select, loaded lazily because most screens and forms have none.
import { createLater } from '../lib/later.tsx';
import { Skeleton } from './skeleton.tsx';

export interface SelectOption {
  label: string;
  value: string;
}

export interface SelectProps {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  label: string;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
}

const select = createLater(
  () => import('./loaded-select.tsx').then((file) => ({ Component: file.LoadedSelect })),
  () => <Skeleton className="h-11" />,
);

export const Select = (props: SelectProps) => <select.Component {...props} />;
