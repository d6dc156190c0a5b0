import { isStaffToken } from '@gvg/contracts/identity/access-token';

// The scripts of staff's page, requested with the document's own where the stored token is of staff: no other browser asks for them, and staff waits for them no
// longer than for those.
const { storageKey = '', scripts = '' } = document.currentScript?.dataset ?? {};
try {
  if (isStaffToken(localStorage.getItem(storageKey) ?? ''))
    for (const href of scripts.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', fetchPriority: 'low', href }),
      );
} catch {
  // Without storage nobody is signed in when the page starts.
}
