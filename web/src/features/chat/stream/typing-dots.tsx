// The typing indicator: three dots until the first word of a reply.
import { texts } from '../texts.ts';

export function TypingDots({ name }: { name: string }) {
  return (
    <span
      role="img"
      aria-label={texts.stream.writing(name)}
      className="flex h-6 items-center gap-1.5 px-1"
    >
      {[0, 1, 2].map((place) => (
        <span
          key={place}
          className="size-1.5 animate-[breathe_1.2s_ease-in-out_infinite] rounded-full bg-ink-soft"
          style={{ animationDelay: `${place * 180}ms` }}
        />
      ))}
    </span>
  );
}
