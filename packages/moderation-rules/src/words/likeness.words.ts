// Words that make a real person of somebody: imitation, likeness, fame, acquaintance.
import type { PatternSet } from '../patterns/compile.ts';

export const likeness: PatternSet = {
  /** They stand before the name: what a known person plays is news. */
  'person.imitation': `
pretend|pretending|roleplay|roleplaying|act|acting|play|playing|imitate|impersonate|portray|become|simulate|rp|cosplay|talk|speak|respond ~3 as|being|like|be|is|to
act|play|be|become|imitate|impersonate|portray|simulate
as if you|u were
version of
character|bot|companion|clone ~2 of|based|like|named|called
`,
  /** They stand on either side of the name. */
  'person.persona': `
you|u are|be
youre|ur now?
fanfic|fanfiction|rpf
`,
  'void.person.imitation': `
become|be the next
act that|of|which
`,
  'void.person.persona': `
you are|re not / u are not / youre|ur not
`,
  /** The two who talk. */
  'person.talker': `
i|im|ive|ill|me|my|mine|myself|we|us|our|ours|lets|you|u|ur|your|yours|youre|yourself
`,
  'person.likeness': `
deepfake|deepfakes|faceswap|lookalike|likeness|doppelganger
face swap|of
you|u|someone|somebody|who|girl|woman|man|guy|companion|character|girlfriend|boyfriend|partner look|looks|resemble|resembles ~1 exactly|just|like
she|he|her|him|me|body|face|girl|woman|man|guy|companion|character ~1 look|looks|looking|resembles|resemble|resembling ~1 exactly|just|like
in|with the likeness|face|body of
photo|picture|image|pic|portrait|photos|pictures|images|pics|video ~1 of
`,
  'person.fame': `
celebrity|celebrities|influencer|politician|singer|actress|actor|popstar|idol|streamer|youtuber|tiktoker|president|princess|footballer|athlete ~2 deepfake|lookalike|likeness|nude|nudes|nsfw|lewd|erotic|naked
nude|nudes|nsfw|lewd|erotic|naked|deepfake|explicit ~3 celebrity|celebrities|influencer|politician|actress|popstar|streamer|youtuber|tiktoker
nude|nudes|lewd|erotic|naked|deepfake|explicit|nsfw ~3 of my|our|this real? ~1 coworker|colleague|neighbor|neighbour|classmate|boss|ex|teacher|roommate|friend
`,
};
