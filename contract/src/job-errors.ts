// The error codes of paid jobs, pictures and uploads.

export const jobErrors = {
  'job.not_found': { status: 404, title: 'This job doesn’t exist.' },
  'job.too_many': {
    status: 429,
    title: 'You’ve reached the limit for jobs in the queue. Wait for one to finish.',
  },
  'job.ended': { status: 409, title: 'This job has already ended.' },
  'job.not_ended': { status: 409, title: 'This job hasn’t ended yet.' },
  'job.not_retryable': { status: 409, title: 'Trying this again would have the same result.' },
  'job.cancelled': { status: 409, title: 'This was canceled. You haven’t been charged.' },
  'job.timed_out': { status: 504, title: 'This took too long. You haven’t been charged.' },
  'job.crashed': { status: 503, title: 'This failed several times. You haven’t been charged.' },
  'job.failed': { status: 500, title: 'This didn’t work. You haven’t been charged.' },
  'image.busy': { status: 503, title: 'The image generator is busy. You haven’t been charged.' },
  'image.refused': {
    status: 422,
    title: 'The image generator declined this. You haven’t been charged.',
  },
  'image.unavailable': {
    status: 503,
    title: 'The image generator can’t be reached. You haven’t been charged.',
  },
  'image.broken': { status: 502, title: 'We didn’t get a picture. You haven’t been charged.' },
  'image.blocked': {
    status: 422,
    title: 'The result breaks the site’s rules. You haven’t been charged.',
  },
  'image.unchecked': {
    status: 503,
    title: 'We couldn’t check the result. You haven’t been charged.',
  },
  'image.upload': { status: 422, title: 'Clips can’t be made from uploaded pictures.' },
  'image.reference': { status: 422, title: 'Pictures can’t be made from an upload here.' },
  'upload.not_found': {
    status: 404,
    title: 'We don’t have this upload anymore. We delete uploads after 24 hours.',
  },
  'picture.of_upload': { status: 422, title: 'Pictures made with an upload stay private.' },
  'picture.blocked': {
    status: 422,
    title: 'This picture breaks the site’s rules. We didn’t keep it.',
  },
  'picture.unchecked': {
    status: 503,
    title: 'We couldn’t check this picture. Please try again in a moment.',
  },
} as const;
