// The expected access of every call and frame, written independently of the contract and compared with it.
import type { calls } from '@velour/contract/calls.ts';

/**
 * `anyone`: also without a token, but not with a bad one; `coming`: as anyone, and a bad token is none, since these
 * lead to a good one; `visitor`: any good token of this site; `member`: a member's; `admin`: one of an
 * admin who has proven it; `api_key`, `bot`, `webhook`: their own secret,
 * which no token replaces. A visitor's token is also the one for the trial and for uploads; a person with a plan is a
 * member here until there are plans.
 */
export type May =
  | 'anyone'
  | 'coming'
  | 'visitor'
  | 'member'
  | 'admin'
  | 'api_key'
  | 'bot'
  | 'webhook';

export interface Rule {
  readonly may: May;
  /** The error for everyone but the owner of the row, as if it did not exist. */
  readonly others?:
    | ('chat.not_found' | 'device.not_found' | 'character.not_found')
    | ('job.not_found' | 'picture.not_found' | 'persona.not_found');
}

const anyone: Rule = { may: 'anyone' };
const coming: Rule = { may: 'coming' };
const visitor: Rule = { may: 'visitor' };
const member: Rule = { may: 'member' };
const admin: Rule = { may: 'admin' };
const ownCharacter: Rule = { may: 'member', others: 'character.not_found' };
const ownJob: Rule = { may: 'member', others: 'job.not_found' };
const ownPicture: Rule = { may: 'member', others: 'picture.not_found' };
const ownPersona: Rule = { may: 'member', others: 'persona.not_found' };
const ownChat: Rule = { may: 'visitor', others: 'chat.not_found' };

export const callMatrix: Record<string, Record<string, Rule>> = {
  identity: { createVisitor: anyone },
  account: {
    signUp: coming,
    confirmSignUp: anyone,
    resendCode: anyone,
    signIn: coming,
    refresh: coming,
    signOut: coming,
    forgotPassword: anyone,
    resetPassword: anyone,
    signingKeys: anyone,
    startGoogle: coming,
    finishGoogle: coming,
    useOneTimeSignIn: coming,
    confirmPassword: member,
    sendProofCode: member,
    setPassword: member,
    devices: member,
    revokeDevice: { may: 'member', others: 'device.not_found' },
    revokeOtherDevices: member,
    changePassword: member,
    user: member,
    changeUser: member,
    changeEmail: member,
    confirmEmail: member,
    deleteUser: member,
    cancelDeletion: member,
    ownData: member,
    createShortToken: { may: 'bot' },
    exchangeShortToken: coming,
  },
  second_factor: {
    read: member,
    passkeyChallenge: member,
    pass: member,
    startApp: admin,
    confirmApp: admin,
    startPasskey: admin,
    confirmPasskey: admin,
    renewRecoveryCodes: admin,
    remove: admin,
  },
  audit: { list: admin, check: admin },
  announcements: { list: admin, add: admin, end: admin },
  operations: {
    providers: admin,
    testProvider: admin,
    testChat: admin,
    site: admin,
    changeSite: admin,
    features: admin,
    switchFeature: admin,
  },
  wallet: {
    wallet: member,
    transactions: member,
    transactionsCsv: member,
    buy: member,
    creditPackages: member,
    claimDoubleCredit: member,
    claimDoubleMessages: member,
    currencyPackages: anyone,
    plans: anyone,
    storeItems: anyone,
    dailyReward: member,
    claimDailyReward: member,
    ledgerOf: admin,
    adjust: admin,
    adjustments: admin,
    decideAdjustment: admin,
  },
  payments: {
    startPayment: member,
    payment: member,
    startCheckout: member,
    checkout: member,
    startOffer: member,
    portal: member,
    subscription: member,
    changeSubscription: member,
    choosePlan: member,
    cancelPlanSwitch: member,
    receiveMessage: { may: 'webhook' },
  },
  affiliates: { landed: member, list: admin, retry: admin },
  prices: { list: admin, setPackage: admin, setPlan: admin, setItem: admin, setCoupon: admin },
  ledger: { read: admin, check: admin, purchases: admin },
  budgets: { list: admin, busiest: admin, change: admin, reopen: admin },
  stats: { read: admin, outcomes: admin, backlog: admin, suspicions: admin },
  safety: { confirmAge: visitor },
  site: { apiConfig: { may: 'api_key' }, sitemap: anyone, status: anyone },
  characters: {
    domes: anyone,
    dome: anyone,
    domeCharacters: anyone,
    genders: anyone,
    list: anyone,
    listPublic: anyone,
    tags: anyone,
    leaderboard: anyone,
    exclusive: anyone,
    suggest: visitor,
    creationOptions: anyone,
    read: anyone,
  },
  likes: { list: member, read: member, add: member, remove: member },
  creators: { read: anyone, characters: anyone },
  review: { queue: admin, read: admin, decide: admin, decideName: admin },
  curation: {
    characters: admin,
    addCharacter: admin,
    character: admin,
    openCharacter: admin,
    editCharacter: admin,
    setPortrait: admin,
    changeCharacters: admin,
    changeMatching: admin,
    domes: admin,
    addDome: admin,
    orderDomes: admin,
    editDome: admin,
    removeDome: admin,
    domeCharacters: admin,
    setDomeCharacters: admin,
    tags: admin,
    orderTags: admin,
    changeTags: admin,
    changeMatchingTags: admin,
    undo: admin,
  },
  reports: {
    report: visitor,
    askRemoval: anyone,
    state: anyone,
    answer: anyone,
    list: admin,
    counts: admin,
    read: admin,
    openEvidence: admin,
    decide: admin,
    note: admin,
    restoreSource: admin,
  },
  creation: {
    create: member,
    list: member,
    status: ownJob,
    setPicture: ownJob,
    retry: ownJob,
    cancel: ownJob,
    dismiss: ownJob,
  },
  studio: {
    suggestions: anyone,
    preview: visitor,
    generateImage: member,
    referenceRule: member,
    image: ownJob,
    generateVideo: member,
    video: ownJob,
    jobs: member,
    cancel: ownJob,
    retry: ownJob,
    dismiss: ownJob,
    shared: anyone,
    sharedOne: anyone,
  },
  provenance: { verify: anyone },
  gallery: {
    profileImages: visitor,
    galleries: visitor,
    list: member,
    read: ownPicture,
    share: ownPicture,
    setPortrait: ownPicture,
    remove: ownPicture,
    restore: ownPicture,
    upload: visitor,
  },
  picture_review: { list: admin, decide: admin },
  feedback: { send: visitor, list: admin, answer: admin, close: admin },
  notifications: {
    register: anyone,
    key: anyone,
    state: anyone,
    change: anyone,
    remove: anyone,
    inbox: member,
    markRead: member,
    settings: member,
    changeSettings: member,
    unsubscribe: anyone,
  },
  jobs: { list: admin, retry: admin, cancel: admin },
  members: { list: admin, read: admin, ban: admin, restore: admin },
  own_characters: {
    list: member,
    read: ownCharacter,
    setPublic: ownCharacter,
    appeal: ownCharacter,
    edit: ownCharacter,
    duplicate: ownCharacter,
    remove: ownCharacter,
    removed: member,
    undoRemove: ownCharacter,
    versions: ownCharacter,
    version: ownCharacter,
    restore: ownCharacter,
    pictures: ownCharacter,
    setPortrait: ownCharacter,
    uploadPortrait: ownCharacter,
    importCard: member,
    finishDraft: ownCharacter,
    removeDraft: ownCharacter,
    exportCard: ownCharacter,
  },
  chat: {
    open: visitor,
    list: visitor,
    search: visitor,
    read: ownChat,
    history: ownChat,
    send: ownChat,
    orderPicture: { may: 'member', others: 'chat.not_found' },
    removeFrom: ownChat,
    branch: ownChat,
    change: ownChat,
    stop: ownChat,
    regenerate: ownChat,
    continue: ownChat,
    importFile: member,
    suggest: ownChat,
    receipt: ownChat,
    edit: ownChat,
    chooseVariant: ownChat,
    removeMessage: ownChat,
    remove: ownChat,
    markRead: ownChat,
  },
  memory: {
    read: ownChat,
    setPreset: ownChat,
    add: ownChat,
    change: ownChat,
    remove: ownChat,
    forget: ownChat,
  },
  chat_settings: { read: ownChat, change: ownChat },
  personas: { list: member, add: member, change: ownPersona, remove: ownPersona },
} satisfies { [Noun in keyof typeof calls]: Record<keyof (typeof calls)[Noun], Rule> };

/** What a frame does for a person with a good token who names another person's chat. */
export const frameMatrix: Record<string, 'greeted' | 'refused' | 'nothing' | 'problem'> = {
  hello: 'greeted',
  resume: 'nothing',
  'message.send': 'refused',
  'reply.stop': 'problem',
};
