// A button that chooses files of this device; the same file can be chosen again.
import { useRef, type ComponentProps } from 'react';
import { Button } from './button.tsx';

/** The pictures that the site takes. */
export const PICTURE_FILES = 'image/png,image/jpeg,image/webp';

interface Props extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  label: string;
  /** Of the file input, where it is not the button's. */
  inputLabel?: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileButton({
  label,
  inputLabel = label,
  accept,
  multiple = false,
  onFiles,
  ...button
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={inputLabel}
        onChange={({ currentTarget }) => {
          // The list of an input changes with it.
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
