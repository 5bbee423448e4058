// The searchable select, loaded lazily; its list is at most 18rem high and shows a text if nothing matches.
import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { controlStyle } from './control-style.ts';
import { Icon } from './icon.tsx';
import type { SelectOption, SelectProps } from './select.tsx';
import { texts } from './texts.ts';

export function LoadedSelect(props: SelectProps) {
  const { options, value, onChange, onBlur, label, placeholder = texts.choose } = props;
  return (
    <Combobox.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => onChange(option?.value ?? '')}
      onOpenChange={(open) => !open && onBlur?.()}
      disabled={props.disabled}
    >
      <Combobox.Trigger
        id={props.id}
        aria-label={label}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        className={`${controlStyle({ invalid: props.invalid })} flex items-center justify-between gap-2 text-left data-placeholder:text-ink-faint`}
      >
        <span className="min-w-0">
          <Combobox.Value placeholder={placeholder} />
        </span>
        <Icon of={ChevronDown} size="xs" />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner className="z-(--z-dialog)" sideOffset={6} align="start">
          <Combobox.Popup
            aria-label={label}
            className="w-(--anchor-width) min-w-[min(14rem,calc(100vw-1rem))] rounded-control bg-floating p-1 shadow-float outline-none"
          >
            <Combobox.Input placeholder={texts.search} className={`${controlStyle()} mb-1`} />
            <Combobox.Empty>
              <p className="px-3 py-3 text-ink-soft">{texts.no_results}</p>
            </Combobox.Empty>
            <Combobox.List className="max-h-[min(18rem,calc(var(--available-height)-4rem))] overflow-y-auto overscroll-contain">
              {(option: SelectOption) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 items-center gap-2 rounded-small px-3 select-none data-highlighted:bg-raised-3"
                >
                  <span className="min-w-0 flex-1">{option.label}</span>
                  <Combobox.ItemIndicator>
                    <Icon of={Check} size="xs" className="text-accent" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
