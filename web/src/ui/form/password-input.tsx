// A password input with a show/hide button and a Caps Lock warning.
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { controlStyle } from '../control-style.ts';
import { IconButton } from '../icon-button.tsx';
import { texts } from './texts.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> {
  value: string;
  invalid?: boolean;
  onChange: (value: string) => void;
}

export function PasswordInput({ invalid = false, onChange, onBlur, disabled, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const updateCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <>
      <div className="relative">
        <input
          {...rest}
          type={shown ? 'text' : 'password'}
          disabled={disabled}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={updateCaps}
          onKeyUp={updateCaps}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => {
            setCaps(false);
            onBlur?.(event);
          }}
          className={controlStyle({ invalid, hasButton: true })}
        />
        <span className="absolute inset-y-0 right-0">
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? texts.hide : texts.show}
            disabled={disabled}
            // Keeps the focus in the input, so that its blur handler doesn't run.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
      <p aria-live="polite" className="text-sm text-warning empty:hidden">
        {caps && texts.caps}
      </p>
    </>
  );
}
