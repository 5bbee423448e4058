// Every address of the page in one table. Screens are loaded when they are first shown.
import { Navigate, type RouteObject } from 'react-router';
import { createScreen, type LoadScreen } from './lib/navigation/screen.tsx';
import { CREATE_STEPS, patterns } from '@velour/contract/screens.ts';
import { paths } from './lib/paths.ts';
import { GuestLayout } from './routes/guest-layout.tsx';
import { AdminOnly, GuestOnly, LoginRequired } from './routes/guards.tsx';
import type { RouteHandle } from './routes/handle.ts';
import { MainLayout } from './routes/main-layout.tsx';
import { PageWaiting } from './routes/page-skeleton.tsx';
import { Root } from './routes/root.tsx';

/** A lazily loaded screen; `handle` holds its layout options. */
const screen = (load: LoadScreen, handle: RouteHandle = {}) =>
  createScreen(load, { handle, Waiting: PageWaiting });

const withFooter = { footer: true };
const noBars = { bars: false };
const smallMenu: RouteHandle = { menu: 'small' };

const mainRoutes: RouteObject[] = [
  { path: patterns.home, ...screen(() => import('./routes/home.tsx'), withFooter) },
  { path: patterns.featured, ...screen(() => import('./routes/featured.tsx'), withFooter) },
  {
    path: patterns.character_chat,
    ...screen(() => import('./routes/chat-character.tsx'), smallMenu),
  },
  {
    path: patterns.terms,
    ...screen(() => import('./routes/terms-and-conditions.tsx'), withFooter),
  },
  { path: patterns.privacy, ...screen(() => import('./routes/privacy-policy.tsx'), withFooter) },
  { path: patterns.exemption, ...screen(() => import('./routes/exemption.tsx'), withFooter) },
  { path: patterns.safety, ...screen(() => import('./routes/safety.tsx'), withFooter) },
  { path: patterns.age_check, ...screen(() => import('./routes/age-check.tsx')) },
  { path: patterns.feedback, ...screen(() => import('./routes/feedback.tsx'), withFooter) },
  { path: patterns.verify, ...screen(() => import('./routes/verify.tsx'), withFooter) },
  { path: patterns.unsubscribe, ...screen(() => import('./routes/unsubscribe.tsx'), withFooter) },
  { path: patterns.removal, ...screen(() => import('./routes/removal.tsx'), withFooter) },
  {
    path: `${patterns.removal}/:number`,
    ...screen(() => import('./routes/removal-state.tsx'), withFooter),
  },
  {
    path: patterns.chats,
    ...screen(() => import('./routes/chats.tsx'), smallMenu),
    children: [
      { index: true, ...screen(() => import('./routes/chats-empty.tsx')) },
      { path: ':id', ...screen(() => import('./routes/chats-conversation.tsx'), noBars) },
    ],
  },
  {
    path: patterns.gallery,
    children: [
      { index: true, ...screen(() => import('./routes/gallery.tsx')) },
      {
        Component: LoginRequired,
        children: [{ path: ':id', ...screen(() => import('./routes/gallery-character.tsx')) }],
      },
    ],
  },
  { path: patterns.my_characters, ...screen(() => import('./routes/my-characters.tsx')) },
  {
    Component: LoginRequired,
    children: [{ path: patterns.liked, ...screen(() => import('./routes/liked.tsx')) }],
  },
  { path: patterns.creator, ...screen(() => import('./routes/creator.tsx'), withFooter) },
  { path: patterns.dome, ...screen(() => import('./routes/dome.tsx'), withFooter) },
  { path: patterns.exclusive, ...screen(() => import('./routes/exclusive.tsx'), withFooter) },
  { path: patterns.choose_image, ...screen(() => import('./routes/choose-image.tsx')) },
  // One screen for all steps, so that it stays while its address goes on.
  {
    path: patterns.create,
    ...screen(() => import('./routes/create.tsx'), noBars),
    children: CREATE_STEPS.map((path) => ({ path, element: null })),
  },
  { path: patterns.generate_image, ...screen(() => import('./routes/generate-image.tsx')) },
  {
    path: `${patterns.generate_image}/:id`,
    ...screen(() => import('./routes/generate-image-character.tsx')),
  },
  { path: patterns.generate_video, ...screen(() => import('./routes/generate-video.tsx')) },
  {
    path: `${patterns.generate_video}/:id`,
    ...screen(() => import('./routes/generate-video-character.tsx')),
  },
  { path: patterns.premium, ...screen(() => import('./routes/premium.tsx'), withFooter) },
  { path: patterns.telegram, ...screen(() => import('./routes/telegram-redirect.tsx')) },
  {
    Component: LoginRequired,
    children: [
      { path: patterns.premium_return, ...screen(() => import('./routes/premium-return.tsx')) },
      { path: patterns.profile, ...screen(() => import('./routes/profile.tsx')) },
      { path: patterns.tokens, ...screen(() => import('./routes/tokens.tsx')) },
      {
        path: patterns.admin,
        Component: AdminOnly,
        children: [
          {
            ...screen(() => import('./routes/admin.tsx'), smallMenu),
            children: [
              { index: true, element: <Navigate to={paths.adminCharacters()} replace /> },
              { path: 'dashboard', ...screen(() => import('./routes/admin-dashboard.tsx')) },
              { path: 'budgets', ...screen(() => import('./routes/admin-budgets.tsx')) },
              { path: 'characters', ...screen(() => import('./routes/admin-characters.tsx')) },
              { path: 'domes', ...screen(() => import('./routes/admin-domes.tsx')) },
              { path: 'tags', ...screen(() => import('./routes/admin-tags.tsx')) },
              { path: 'review', ...screen(() => import('./routes/admin-review.tsx')) },
              { path: 'pictures', ...screen(() => import('./routes/admin-pictures.tsx')) },
              { path: 'reports', ...screen(() => import('./routes/admin-reports.tsx')) },
              { path: 'feedback', ...screen(() => import('./routes/admin-feedback.tsx')) },
              { path: 'safety', ...screen(() => import('./routes/admin-safety.tsx')) },
              { path: 'prices', ...screen(() => import('./routes/admin-prices.tsx')) },
              { path: 'payments', ...screen(() => import('./routes/admin-payments.tsx')) },
              { path: 'affiliates', ...screen(() => import('./routes/admin-affiliates.tsx')) },
              { path: 'books', ...screen(() => import('./routes/admin-books.tsx')) },
              { path: 'members', ...screen(() => import('./routes/admin-members.tsx')) },
              {
                path: 'members/:member_id/ledger',
                ...screen(() => import('./routes/admin-ledger.tsx')),
              },
              { path: 'audit', ...screen(() => import('./routes/admin-audit.tsx')) },
              { path: 'jobs', ...screen(() => import('./routes/admin-jobs.tsx')) },
              {
                path: 'announcements',
                ...screen(() => import('./routes/admin-announcements.tsx')),
              },
              { path: 'site', ...screen(() => import('./routes/admin-site.tsx')) },
              { path: 'engines', ...screen(() => import('./routes/admin-providers.tsx')) },
            ],
          },
        ],
      },
    ],
  },
];

const guestRoutes: RouteObject[] = [
  { path: patterns.login, ...screen(() => import('./routes/login.tsx')) },
  { path: patterns.register, ...screen(() => import('./routes/register.tsx')) },
  { path: patterns.forgot_password, ...screen(() => import('./routes/forgot-password.tsx')) },
  { path: patterns.google, ...screen(() => import('./routes/google.tsx')) },
];

/** The kit's screen stays out of what is built for people. */
const kitRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', ...screen(() => import('./routes/kit/kit.tsx')) }]
  : [];

export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        Component: MainLayout,
        children: mainRoutes,
      },
      { Component: GuestOnly, children: [{ Component: GuestLayout, children: guestRoutes }] },
      ...kitRoutes,
      { path: '*', ...screen(() => import('./routes/not-found.tsx')) },
    ],
  },
];
