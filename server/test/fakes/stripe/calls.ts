// The used endpoints of Stripe; all others are refused, so that no unexpected call goes unnoticed.
import { randomBytes } from 'node:crypto';
import { amountOf, currencyOf, group, marks, text, type Params } from './form.ts';
import { invalid, missing } from './refusal.ts';
import { addPrice, scheduleCalls, type Call } from './schedules.ts';
import { newIntent, type Thing, type World } from './world.ts';

const calls: Record<string, Call> = {
  'POST /v1/customers': {
    takes: ['metadata'],
    respond: (world, params) => world.add('cus', { object: 'customer', metadata: marks(params) }),
  },
  'POST /v1/products': {
    takes: ['id', 'name'],
    respond: (world, params) => {
      const id = text(params, 'id') ?? '';
      if (world.things.has(id)) {
        throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
      }
      return world.add('prod', { object: 'product', id, name: text(params, 'name'), active: true });
    },
  },
  'POST /v1/payment_intents': {
    takes: [
      'amount',
      'currency',
      'customer',
      'description',
      'metadata',
      'automatic_payment_methods',
    ],
    respond: (world, params) => {
      const amount = amountOf(text(params, 'amount'));
      if (amount < 50) {
        throw invalid('Amount must be at least $0.50 usd', {
          code: 'amount_too_small',
          param: 'amount',
        });
      }
      const customer = customerOf(world, params);
      const more = { amount, customer, currency: currencyOf(params), metadata: marks(params) };
      const intent = world.add('pi', newIntent(more));
      world.emit('payment_intent.created', intent);
      return intent;
    },
  },
  'GET /v1/payment_intents': {
    takes: ['customer', 'limit'],
    respond: (world, params) => listOfCustomer(world, 'payment_intent', params),
  },
  'GET /v1/checkout/sessions': {
    takes: ['customer', 'limit'],
    respond: (world, params) => listOfCustomer(world, 'checkout.session', params),
  },
  'GET /v1/refunds': {
    takes: ['payment_intent', 'limit'],
    respond: (world, params) => {
      const wanted = text(params, 'payment_intent');
      return listOf(world.list('refund', (thing) => thing['payment_intent'] === wanted));
    },
  },
  'GET /v1/payment_intents/:id': {
    takes: ['expand'],
    respond: (world, _params, id) => {
      const intent = world.find('payment_intent', id);
      const charge = world.things.get(String(intent['latest_charge']));
      return { ...intent, latest_charge: charge ?? null };
    },
  },
  'POST /v1/checkout/sessions': {
    takes: [
      'mode',
      'ui_mode',
      'customer',
      'line_items',
      'metadata',
      'subscription_data',
      'return_url',
    ],
    respond: openCheckout,
  },
  'POST /v1/checkout/sessions/:id/expire': {
    takes: [],
    respond: (world, _params, id) => {
      const session = world.find('checkout.session', id);
      if (session['status'] !== 'open') {
        throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
      }
      session['status'] = 'expired';
      world.emit('checkout.session.expired', session);
      return session;
    },
  },
  'POST /v1/refunds': {
    takes: ['payment_intent'],
    respond: (world, params) => {
      const intent = world.find('payment_intent', text(params, 'payment_intent') ?? '');
      world.refund(intent.id, Number(intent['amount_received']));
      return world.list('refund', (thing) => thing['payment_intent'] === intent.id)[0];
    },
  },
  'GET /v1/checkout/sessions/:id': {
    takes: [],
    respond: (world, _params, id) => world.find('checkout.session', id),
  },
  'GET /v1/subscriptions/:id': {
    takes: [],
    respond: (world, _params, id) => world.find('subscription', id),
  },
  'POST /v1/subscriptions/:id': {
    takes: ['cancel_at_period_end'],
    respond: (world, params, id) => {
      const subscription = world.find('subscription', id);
      if (subscription['status'] === 'canceled') {
        throw invalid(
          'A canceled subscription can only update its cancellation_details and metadata.',
        );
      }
      if (subscription['schedule'] !== null) {
        const schedule = String(subscription['schedule']);
        throw invalid(
          `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
        );
      }
      subscription['cancel_at_period_end'] = text(params, 'cancel_at_period_end') === 'true';
      world.emit('customer.subscription.updated', subscription);
      return subscription;
    },
  },
  'DELETE /v1/subscriptions/:id': {
    takes: [],
    respond: (world, _params, id) => {
      const subscription = world.find('subscription', id);
      if (subscription['status'] === 'canceled') throw missing('subscription', id);
      return world.end(subscription);
    },
  },
  ...scheduleCalls,
  'GET /v1/invoices/:id': {
    takes: ['expand'],
    respond: (world, _params, id) => ({
      ...world.find('invoice', id),
      payments: listOf(world.list('invoice_payment', (thing) => thing['invoice'] === id)),
    }),
  },
  'GET /v1/invoice_payments': {
    takes: ['payment', 'limit'],
    respond: (world, params) => {
      const wanted = text(group(params, 'payment'), 'payment_intent');
      const isOf = (thing: Thing) => (thing['payment'] as Thing)['payment_intent'] === wanted;
      return listOf(world.list('invoice_payment', isOf));
    },
  },
  'GET /v1/disputes': {
    takes: ['payment_intent'],
    respond: (world, params) => {
      const wanted = text(params, 'payment_intent');
      return listOf(world.list('dispute', (thing) => thing['payment_intent'] === wanted));
    },
  },
  'GET /v1/events': {
    takes: ['created', 'limit', 'starting_after'],
    respond: (world, params) => {
      const since = Number(text(group(params, 'created'), 'gte') ?? 0);
      const found = world.events.filter((event) => Number(event['created']) >= since).reverse();
      const after = found.findIndex(({ id }) => id === text(params, 'starting_after'));
      const most = Number(text(params, 'limit') ?? 10);
      const page = found.slice(after + 1, after + 1 + most);
      return listOf(page, after + 1 + most < found.length);
    },
  },
  'POST /v1/billing_portal/sessions': {
    takes: ['customer', 'return_url'],
    respond: (world, params) => {
      const customer = customerOf(world, params);
      const url = `https://billing.stripe.example/p/session/${randomBytes(8).toString('hex')}`;
      return world.add('bps', { object: 'billing_portal.session', customer, url });
    },
  },
};

export function respond(world: World, requested: { method: string; path: string; params: Params }) {
  const { method, path, params } = requested;
  const [, folder = path, id = '', action = ''] =
    /^(.*)\/((?:pi|cs|sub|in)_\w+)(\/\w+)?$/.exec(path) ?? [];
  const call = calls[`${method} ${id === '' ? path : `${folder}/:id${action}`}`];
  if (!call) throw invalid(`Unrecognized request URL (${method}: ${path}).`);
  const unknown = Object.keys(params).find((name) => !call.takes.includes(name));
  if (unknown !== undefined) {
    throw invalid(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  return call.respond(world, params, id);
}

function openCheckout(world: World, params: Params): Thing {
  const customer = customerOf(world, params);
  if (text(params, 'ui_mode') !== 'embedded_page') {
    throw invalid('Invalid ui_mode: must be one of hosted_page, embedded_page, elements or form', {
      param: 'ui_mode',
    });
  }
  const price = addPrice(world, group(group(group(params, 'line_items'), '0'), 'price_data'));
  return world.add('cs', {
    object: 'checkout.session',
    mode: 'subscription',
    ui_mode: 'embedded_page',
    status: 'open',
    payment_status: 'unpaid',
    customer,
    subscription: null,
    url: null,
    metadata: marks(params),
    return_url: text(params, 'return_url'),
    price,
    subscription_metadata: marks(group(params, 'subscription_data')),
    client_secret: `cs_fake_secret_${randomBytes(12).toString('hex')}`,
  });
}

function listOfCustomer(world: World, object: string, params: Params) {
  const wanted = text(params, 'customer');
  const found = world.list(object, (thing) => thing['customer'] === wanted);
  return listOf(found.slice(0, Number(text(params, 'limit') ?? 10)));
}

/** A missing object in a parameter is an invalid request, unlike one in the path. */
function customerOf(world: World, params: Params): string {
  const id = text(params, 'customer') ?? '';
  if (world.things.get(id)?.object === 'customer') return id;
  throw invalid(`No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' });
}

const listOf = (data: Thing[], has_more = false) => ({
  object: 'list',
  url: '/v1',
  has_more,
  data,
});
