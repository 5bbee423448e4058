// The admin screens by group; a new screen needs a line here and a route in the router.
import {
  BadgeDollarSign,
  Blocks,
  BookOpenCheck,
  CreditCard,
  Flag,
  Gauge,
  Handshake,
  Hourglass,
  Images,
  LayoutDashboard,
  Megaphone,
  MessageSquareHeart,
  Library,
  ScanEye,
  ScrollText,
  Tags,
  Settings2,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import type { waitsFor } from '../backlog.ts';
import { texts } from './texts.ts';

interface Section {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The backlog item of the screen. */
  readonly waits?: keyof typeof waitsFor;
}

export const groups: readonly { readonly title: string; readonly sections: readonly Section[] }[] =
  [
    {
      title: texts.groups.day,
      sections: [
        {
          to: paths.adminDashboard(),
          label: texts.dashboard,
          icon: LayoutDashboard,
          waits: 'approvals',
        },
      ],
    },
    {
      title: texts.groups.catalogue,
      sections: [
        { to: paths.adminCharacters(), label: texts.characters, icon: UsersRound },
        { to: paths.adminDomes(), label: texts.domes, icon: Library },
        { to: paths.adminTags(), label: texts.tags, icon: Tags },
      ],
    },
    {
      title: texts.groups.safety,
      sections: [
        { to: paths.adminReview(), label: texts.review, icon: ScanEye, waits: 'reviews' },
        { to: paths.adminPictures(), label: texts.pictures, icon: Images, waits: 'pictures' },
        { to: paths.adminReports(), label: texts.reports, icon: Flag, waits: 'reports' },
        { to: paths.adminSafety(), label: texts.safety, icon: ShieldCheck },
        { to: paths.adminAudit(), label: texts.audit, icon: ScrollText },
      ],
    },
    {
      title: texts.groups.people,
      sections: [
        { to: paths.adminMembers(), label: texts.members, icon: UserRound },
        { to: paths.adminFeedback(), label: texts.feedback, icon: MessageSquareHeart },
        { to: paths.adminPayments(), label: texts.payments, icon: CreditCard, waits: 'payments' },
        { to: paths.adminAffiliates(), label: texts.affiliates, icon: Handshake },
        { to: paths.adminPrices(), label: texts.prices, icon: BadgeDollarSign },
        { to: paths.adminBooks(), label: texts.books, icon: BookOpenCheck, waits: 'books' },
      ],
    },
    {
      title: texts.groups.running,
      sections: [
        { to: paths.adminJobs(), label: texts.jobs, icon: Hourglass },
        { to: paths.adminBudgets(), label: texts.budgets, icon: Gauge },
        { to: paths.adminAnnouncements(), label: texts.announcements, icon: Megaphone },
        { to: paths.adminSite(), label: texts.site, icon: Settings2 },
        {
          to: paths.adminProviders(),
          label: texts.providers,
          icon: Blocks,
          waits: 'providers',
        },
      ],
    },
  ];
