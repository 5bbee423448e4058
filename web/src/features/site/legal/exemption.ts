// The statement on 18 U.S.C. 2257.
import type { LegalText } from './legal-text.ts';

export const exemption: LegalText = {
  title: '18 U.S.C. 2257 exemption',
  gist: 'No real person appears in any picture or clip on this site, so there are no performer records to keep.',
  sections: [
    {
      title: 'Statement',
      parts: [
        'All pictures and clips on {site} are computer-generated. None of them shows an actual human being, and no actual human being was photographed, filmed, or otherwise recorded to make them. The characters are fictional, and every one of them is an adult, 18 or older.',
        'The record-keeping requirements of 18 U.S.C. § 2257 and § 2257A and of 28 C.F.R. Part 75 apply to visual depictions of actual human beings. Because {site} contains none, those requirements don’t apply to its content, and {operator_name} keeps no such records.',
      ],
    },
    {
      title: 'Content created by members',
      parts: [
        'What members create on {site} is generated in the same way. Uploading or generating a picture of a real person without proven consent is prohibited, as is any depiction of a minor, real or fictional, in a sexual or suggestive setting. Such content is refused, removed, and, where the law requires, reported.',
      ],
    },
    {
      title: 'Report content',
      parts: [
        'If you believe a picture shows you, another real person, or someone under 18, send its address to {removal_email}. We take it down first and review it within one business day. You don’t need an account.',
      ],
    },
    {
      title: 'Who makes this statement',
      parts: ['{operator_name}, {operator_address}. Effective {effective_from}.'],
    },
  ],
};
