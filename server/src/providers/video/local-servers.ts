// Finds a server on this machine that can make clips.
import type { SetupOption } from '@velour/contract/operations.ts';
import { asSetupOption, findLocalServer } from '../image/local-servers.ts';
import { createComfyVideo } from './comfyui.ts';
import type { VideoProvider } from './port.ts';
import { createSdcppVideo } from './sdcpp.ts';

type Needs = Parameters<typeof findLocalServer>[0];

/** A ComfyUI without the model is no video server. */
export const findVideoServer = (needs: Needs) =>
  findLocalServer<VideoProvider>(needs, {
    mode: 'vid_gen',
    open: { comfyui: createComfyVideo, sdcpp: createSdcppVideo },
    lacking: 'found ComfyUI, but it cannot make clips yet',
  });

export const findVideoNearby = async (needs: Needs): Promise<SetupOption[]> =>
  asSetupOption(await findVideoServer(needs));
