// The baseline for stored pictures: a bare Fastify server that sends files by number.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import fastify from 'fastify';

const files = process.argv.slice(2);
const http = fastify();
http.get<{ Params: { number: string } }>('/file/:number', async ({ params }, reply) => {
  const file = files[Number(params.number)] ?? '';
  const { size } = await stat(file);
  return reply
    .headers({ 'content-type': 'image/webp', 'content-length': size })
    .send(createReadStream(file));
});
const url = await http.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`listening ${new URL(url).port}\n`);
