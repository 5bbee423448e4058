// Where links of the Telegram bot end.
export { TelegramSignIn as Component } from '../features/account/telegram-sign-in.tsx';
