// The partner's portrait, softly blurred behind the stream and tinted by the theme, so that every word keeps its contrast.
export function Backdrop({ preview }: { preview: string }) {
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden bg-ground">
      {/* The tiny preview is enough for a blur, and costs nothing to draw while scrolling. */}
      <img src={preview} alt="" className="size-full scale-125 object-cover opacity-50 blur-3xl" />
      <div className="absolute inset-0 bg-linear-to-b from-ground via-ground/70 to-ground" />
    </div>
  );
}
