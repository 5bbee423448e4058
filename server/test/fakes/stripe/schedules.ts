// Subscription schedules of the fake Stripe.
import { amountOf, currencyOf, group, text, type Params } from './form.ts';
import { invalid } from './refusal.ts';
import type { Thing, World } from './world.ts';

/** The parameters in use; any other one is an error, as at Stripe. */
export interface Call {
  takes: readonly string[];
  respond: (world: World, params: Params, id: string) => unknown;
}

export const scheduleCalls: Record<string, Call> = {
  'POST /v1/subscription_schedules': {
    takes: ['from_subscription'],
    respond(world, params) {
      const subscription = world.find('subscription', text(params, 'from_subscription') ?? '');
      if (subscription['schedule'] !== null) {
        throw invalid('This subscription is already attached to a schedule.');
      }
      if (subscription['status'] === 'canceled') {
        throw invalid('You cannot migrate a subscription that is canceled.');
      }
      const [item] = (subscription['items'] as { data: Thing[] }).data;
      const phase = {
        start_date: item?.['current_period_start'],
        end_date: item?.['current_period_end'],
      };
      const schedule = world.add('sub_sched', {
        object: 'subscription_schedule',
        status: 'active',
        customer: subscription['customer'],
        end_behavior: 'release',
        subscription: subscription.id,
        current_phase: phase,
        phases: [phase],
      });
      subscription['schedule'] = schedule.id;
      world.emit('subscription_schedule.created', schedule);
      world.emit('customer.subscription.updated', subscription);
      return schedule;
    },
  },
  'GET /v1/subscription_schedules/:id': {
    takes: [],
    respond: (world, _params, id) => world.find('subscription_schedule', id),
  },
  'POST /v1/subscription_schedules/:id': {
    takes: ['end_behavior', 'proration_behavior', 'phases'],
    respond(world, params, id) {
      const schedule = findActive(world, id);
      const [now, next] = [group(params, 'phases')['0'], group(params, 'phases')['1']];
      const current = schedule['current_phase'] as Record<string, unknown>;
      if (typeof now !== 'object' || typeof next !== 'object') throw invalid('Two phases, please.');
      if (Number(text(now, 'start_date')) !== current['start_date']) {
        throw invalid('You can not modify the start date of the current phase.');
      }
      if (text(params, 'end_behavior') !== 'release' || 'end_date' in next) {
        throw invalid('This is not what the fake knows of schedules.');
      }
      const requested = group(group(group(next, 'items'), '0'), 'price_data');
      const begins = Number(text(now, 'end_date'));
      schedule['phases'] = [current, { start_date: begins, price: addPrice(world, requested) }];
      world.emit('subscription_schedule.updated', schedule);
      return schedule;
    },
  },
  'POST /v1/subscription_schedules/:id/release': {
    takes: [],
    respond(world, _params, id) {
      const schedule = findActive(world, id);
      release(world, schedule);
      return schedule;
    },
  },
};

export function addPrice(world: World, requested: Params): Thing {
  const recurring = group(requested, 'recurring');
  return world.add('price', {
    object: 'price',
    product: world.find('product', text(requested, 'product') ?? '').id,
    currency: currencyOf(requested),
    unit_amount: amountOf(text(requested, 'unit_amount')),
    recurring: {
      interval: text(recurring, 'interval'),
      interval_count: Number(text(recurring, 'interval_count')),
    },
  });
}

/** Starts the phase that begins at this second, if there is one, and returns its price. */
export function enterPhase(world: World, subscription: Thing, at: number): Thing | undefined {
  const id = subscription['schedule'];
  if (typeof id !== 'string') return undefined;
  const schedule = world.find('subscription_schedule', id);
  const phases = schedule['phases'] as { start_date: number; price?: Thing }[];
  const phase = phases.find(({ start_date }) => start_date === at);
  if (!phase) return undefined;
  schedule['current_phase'] = phase;
  return phase.price;
}

function findActive(world: World, id: string): Thing {
  const schedule = world.find('subscription_schedule', id);
  if (schedule['status'] === 'active') return schedule;
  throw invalid('You cannot update a subscription schedule that is not active.');
}

function release(world: World, schedule: Thing): void {
  const subscription = world.find('subscription', String(schedule['subscription']));
  Object.assign(schedule, { status: 'released', released_subscription: subscription.id });
  Object.assign(schedule, { subscription: null });
  subscription['schedule'] = null;
  world.emit('subscription_schedule.released', schedule);
  world.emit('customer.subscription.updated', subscription);
}
