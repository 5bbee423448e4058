// The featured screen.
export function Component() {
  return <h1>featured</h1>;
}
