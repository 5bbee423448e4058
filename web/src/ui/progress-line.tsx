// A progress bar at the top while the next screen is loading; delayed, so that fast navigations show none.
export function ProgressLine({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-(--z-top) h-0.5 overflow-hidden">
      <div className="h-full w-full origin-left animate-advance bg-accent" />
    </div>
  );
}
