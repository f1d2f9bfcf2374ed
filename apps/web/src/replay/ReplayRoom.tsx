// placeholder until the replay room is written in this same sitting
import { Page } from '../app/Page.tsx';
export const ReplayRoom = ({ code }: { code: string }) => <Page title="Replay">{code}</Page>;
