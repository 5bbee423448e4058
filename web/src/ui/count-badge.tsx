// A small count next to a label; renders nothing for 0.
interface Props {
  count: number;
  /** The full text for screen readers: `3 waiting`. */
  label: string;
  className?: string;
}

export function CountBadge({ count, label, className = '' }: Props) {
  if (count === 0) return null;
  return (
    <span
      className={`inline-flex min-w-5 items-center justify-center rounded-full bg-accent-tint px-1.5 text-xs font-medium text-ink tabular-nums ${className}`}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
