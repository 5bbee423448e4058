// The error for a file that is no plain card, or no card within the limits.

export type CardProblem =
  | 'ambiguous'
  | 'damaged'
  | 'missing'
  | 'too_large'
  | 'unknown_format'
  | 'unsafe';

export class CardError extends Error {
  readonly problem: CardProblem;
  /** An explanation of this case, for the person who chose the file; never text of the card. */
  readonly detail: string | undefined;

  constructor(problem: CardProblem, { detail, cause }: { detail?: string; cause?: unknown } = {}) {
    super(detail ?? problem, { cause });
    this.name = 'CardError';
    this.problem = problem;
    this.detail = detail;
  }
}
