// The command `npm run move-assets`: copies all files between the data directory and a bucket.
import { readConfig, type Config } from './config.ts';
import { openBucket, openFiles } from './providers/storage/choose.ts';
import { moveFiles } from './providers/storage/move.ts';
import { StorageFailure } from './providers/storage/port.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage:
  npm run move-assets -- --to s3 | files [--delete-source]
The bucket is S3_BUCKET. The source stays unless you add --delete-source. Run it again to copy what’s new.`;
const EVERY = 100;

async function run(args: readonly string[]): Promise<string> {
  const to = args[args.indexOf('--to') + 1];
  const rest = args.filter((one) => one !== '--to' && one !== to && one !== '--delete-source');
  if (!args.includes('--to') || (to !== 's3' && to !== 'files') || rest.length > 0) return usage;
  const config = readConfig();
  const [files, bucket] = [openFiles(config), await openBucket(bucketOf(config), config)];
  const [from, target] = to === 's3' ? [files, bucket] : [bucket, files];
  const { copied, present, deleted } = await moveFiles({
    from,
    to: target,
    deletesSource: args.includes('--delete-source'),
    onFile: (count) => {
      if (count % EVERY === 0) process.stdout.write(`${count} files…\n`);
    },
  });
  return `From ${from.name} to ${target.name}: ${copied} copied, ${present} already there, ${deleted} deleted from the source.`;
}

function bucketOf({ S3_BUCKET }: Config): string {
  if (S3_BUCKET === undefined) throw new StorageFailure('refused', 'Set S3_BUCKET first.');
  return S3_BUCKET;
}

await runCommand(run, (error) => error instanceof StorageFailure);
