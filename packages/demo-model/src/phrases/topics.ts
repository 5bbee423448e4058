// Every topic with its lines.
import type { Topic } from '../topics.ts';
import { days } from './topics-days.ts';
import { life } from './topics-life.ts';
import { tastes } from './topics-tastes.ts';
import type { TopicLines } from './topic.ts';

export const topicLines: Record<Topic, TopicLines> = { ...days, ...tastes, ...life };
