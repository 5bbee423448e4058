export function createGgufLlm(_: unknown): Promise<import('./port.ts').LlmEngine> {
  throw new Error('x');
}
