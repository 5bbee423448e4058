// Uploads a selected picture at once, and reports errors.
import { useState } from 'react';
import { calls } from '@velour/contract/calls.ts';
import { api } from '../../lib/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { texts } from './texts.ts';

const MAX_BYTES = calls.gallery.upload.multipart;

export interface Uploaded {
  id: string;
  url: string;
}

export interface PictureUpload {
  pending: boolean;
  /** The error text of the last upload. */
  failure: string | undefined;
  take: (file: File | undefined) => Promise<void>;
}

export function usePictureUpload(onUploaded: (upload: Uploaded) => void): PictureUpload {
  const [isLarge, setLarge] = useState(false);
  const uploading = useCall(api.gallery.upload, {
    failed: texts.upload.failed,
    codes: { 'request.invalid': texts.upload.unreadable },
    shownInPlace: true,
    onDone: onUploaded,
  });
  return {
    pending: uploading.pending,
    failure: isLarge ? texts.upload.large : uploading.failure,
    async take(file) {
      if (!file) return;
      setLarge(file.size > MAX_BYTES);
      if (file.size > MAX_BYTES) return uploading.reset();
      await uploading.run({ body: new Uint8Array(await file.arrayBuffer()) });
    },
  };
}
