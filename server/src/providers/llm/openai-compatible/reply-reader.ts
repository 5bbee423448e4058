// Parses a response's bytes into visible text, in any dialect and however the network splits them.
import { createParser } from 'eventsource-parser';
import { readChunk, type Chunk, type Finish, type Usage } from './chunk.ts';
import { fieldsOf, parseJson } from '../../../platform/json-fields.ts';
import type { Limits } from './limits.ts';
import { failureInside, ServerFailure } from './server-failure.ts';
import type { ThoughtFilter } from './thought-filter.ts';

export type ReplyReader = ReturnType<typeof createReplyReader>;

interface Needs {
  thoughts: ThoughtFilter;
  limits: Pick<Limits, 'eventBytes' | 'replyBytes' | 'textChars'>;
}

const broken = (what: string): ServerFailure =>
  new ServerFailure('broken', `The model server ${what}.`);

export function createReplyReader({ thoughts, limits }: Needs) {
  const decoder = new TextDecoder();
  let form: 'unknown' | 'events' | 'json' = 'unknown';
  let body = '';
  let visible = '';
  let shownChars = 0;
  let bytesRead = 0;
  let bytesAtEvent = 0;
  let signs = 0;
  let finish: Finish | undefined;
  let usage: Usage | undefined;
  let done = false;
  let failure: ServerFailure | undefined;

  const fail = (reason: ServerFailure): void => {
    if (!failure && !thoughts.exposed) visible += thoughts.end(undefined);
    failure ??= reason;
  };

  const take = (chunk: Chunk): void => {
    if (chunk.error !== undefined) fail(failureInside(chunk.error, signs > 0));
    if (failure) return;
    bytesAtEvent = bytesRead;
    if (chunk.thought) visible += thoughts.separated();
    if (chunk.text) visible += thoughts.push(chunk.text);
    if (chunk.thought || chunk.text || chunk.finish) signs += 1;
    finish ??= chunk.finish;
    usage = chunk.usage ?? usage;
    if (thoughts.exposed) fail(broken('sent its thoughts as a reply'));
  };

  const takeData = (data: string): void => {
    if (done || failure || data === '') return;
    if (data.trim() === '[DONE]') {
      done = true;
      return;
    }
    const json = parseJson(data);
    if (json !== undefined) return take(readChunk(json));
    if (data.includes('\n')) {
      // Some servers omit the blank line between events, so each line is one.
      for (const line of data.split('\n')) takeData(line);
    } else if (finish === undefined && /^\s*[{[]/.test(data)) {
      // After the finish reason only usage is missing: a cut there loses nothing of the reply.
      fail(broken('sent an event that is not JSON'));
    }
  };

  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'error') return takeData(data);
      const reported = fieldsOf(parseJson(data));
      fail(
        failureInside(
          reported['error'] ?? (reported['message'] ? reported : { message: data }),
          signs > 0,
        ),
      );
    },
    // Older llama.cpp sends errors as a field `error: {…}` of the stream; other unknown fields are
    // ignored.
    onError: (problem) => {
      if (problem.type === 'max-buffer-size-exceeded') fail(broken('sent an endless event'));
      if (problem.field === 'error') fail(failureInside(parseJson(problem.value ?? ''), signs > 0));
    },
    maxBufferSize: limits.eventBytes,
  });

  const read = (text: string): void => {
    if (form === 'unknown') {
      const first = text.trimStart()[0];
      if (first === undefined) return;
      form = first === '{' || first === '[' ? 'json' : 'events';
    }
    if (form === 'json') body += text;
    else if (!failure) parser.feed(text);
  };

  const give = (): string => {
    const text = visible;
    visible = '';
    shownChars += text.length;
    if (shownChars <= limits.textChars) return text;
    finish = 'length';
    done = true;
    return text.slice(0, Math.max(0, text.length - (shownChars - limits.textChars)));
  };

  return {
    /** Takes the bytes of one read and returns the visible text of all its events. */
    feed(bytes: Uint8Array): string {
      bytesRead += bytes.byteLength;
      read(decoder.decode(bytes, { stream: true }));
      const isIdle = bytesRead - bytesAtEvent > limits.eventBytes;
      if (isIdle || bytesRead > limits.replyBytes) fail(broken('sent far too much'));
      return give();
    },
    /**
     * Called at the end of the body; returns text that was held back. An event stream is only complete with a finish
     * reason or end marker, because failing servers and proxies may close it cleanly.
     */
    end(): string {
      read(decoder.decode());
      if (form === 'events' && !failure) parser.feed('\n\n');
      if (form === 'json') {
        const json = parseJson(body);
        if (json === undefined) fail(broken('sent an answer that is not JSON'));
        else take(readChunk(json));
      }
      const isComplete = done || finish !== undefined || (form === 'json' && signs > 0);
      if (!isComplete) fail(signs > 0 ? cutOff() : broken('sent no reply'));
      if (!failure) visible += thoughts.end(finish ?? 'stop');
      return give();
    },
    /** The number of events with text, reasoning or an end. */
    get signs() {
      return signs;
    },
    get finish() {
      return finish;
    },
    get usage() {
      return usage;
    },
    /** True after the server's end marker. */
    get done() {
      return done;
    },
    get failure() {
      return failure;
    },
  };
}

const cutOff = (): ServerFailure =>
  new ServerFailure('unavailable', 'The model server ended its response early.');
