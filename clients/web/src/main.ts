import { mount } from 'svelte';
import './app.css';
import App from './app/App.svelte';
import { Connection } from './protocol/connection';
import { playAddress, webSocketDial } from './protocol/transport';

const target = document.getElementById('app')!;

// In development a table can be laid without a server: ?fake in the address. Nothing of it is in the
// production build, where DEV is false and the branch is cut out.
if (import.meta.env.DEV && new URLSearchParams(location.search).has('fake')) {
  void import('./dev/fake').then(({ fakeDial }) =>
    mount(App, { target, props: { connection: new Connection(fakeDial()) } }),
  );
} else {
  mount(App, {
    target,
    props: { connection: new Connection(webSocketDial(playAddress(location))) },
  });
}
