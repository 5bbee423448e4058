// Starts the page: the site's accent, the cache of server state, the routes.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createQueryClient } from './lib/query-client.ts';
import { siteConfig } from './lib/site-config.ts';
import { applyAccent } from './lib/theme.ts';
import { routes } from './router.tsx';
import './styles/main.css';

applyAccent(siteConfig.accent);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
