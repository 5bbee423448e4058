// A button to select files of this device; the same file can be selected again.
import { useRef, type ComponentProps } from 'react';
import { Button } from './button.tsx';

/** The accepted picture formats. */
export const PICTURE_FILES = 'image/png,image/jpeg,image/webp';

interface Props extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  label: string;
  /** The label of the file input, if it differs from the button's. */
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
          // Copied, because the input's list changes with it.
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
