// A picture with a fixed shape that fades up from its blurred preview and never shifts what stands around it.
import { useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  src: string;
  alt: string;
  /** A tiny blurred data address, shown at once. */
  preview?: string;
  /** Width to height, such as `3 / 4`. */
  ratio?: string;
  eager?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Picture(props: Props) {
  const { src, alt, preview, ratio = '3 / 4', eager = false, className, children } = props;
  const [shown, setShown] = useState(false);
  // A picture from the cache may be complete before React listens.
  const noticeCached = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth > 0) setShown(true);
  };
  return (
    <span
      className={classNames('relative block overflow-hidden bg-raised-2', className)}
      style={{ aspectRatio: ratio }}
    >
      {preview && <img src={preview} alt="" aria-hidden className={`${fill} scale-110 blur-md`} />}
      <img
        ref={noticeCached}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setShown(true)}
        className={classNames(
          fill,
          'transition-opacity duration-[320ms]',
          shown ? 'opacity-100' : 'opacity-0',
        )}
      />
      {children}
    </span>
  );
}

const fill = 'absolute inset-0 size-full object-cover';
