import type { HomepageContent } from '@gvg/contracts/catalogue/http/page-template-content';
import { localize } from '@gvg/contracts/values/locale';
import {
  Note,
  Picture,
  Section,
  SectionTitle,
  SmartLink,
  color,
  fontSize,
  fontWeight,
  from,
  motion,
  radius,
  styled,
} from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { Tinted } from '../../catalogue/components/tinted.tsx';

type Post = HomepageContent['posts'][number];

const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  listStyle: 'none',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Frame = styled(SmartLink)({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: color.jade },
});

const Thumbnail = styled(Tinted)({
  aspectRatio: 'auto',
  display: 'flex',
  alignItems: 'center',
  padding: 8,
  '& img': { height: 'auto', aspectRatio: '1' },
});

const Words = styled('span')({ display: 'flex', flexDirection: 'column', gap: 4, padding: '14px 16px' });

const Title = styled('span')({
  fontSize: fontSize.lead,
  fontWeight: fontWeight.heading,
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
});

/** Posts cycle through these tints. */
const tintCycle = ['leaf', 'rice', 'sea', 'lotus', 'herb', 'mint'] as const;

/** Menus link to the id `posts` (specification §2). */
export function Posts({ posts }: { posts: readonly Post[] }) {
  const { t, locale } = useTexts();
  return (
    <Section id="posts" aria-labelledby="posts-title">
      <SectionTitle id="posts-title">{t('home.posts')}</SectionTitle>
      <Grid>
        {posts.map((post, index) => (
          <li key={`${post.link}${post.title.vi}`}>
            <Frame to={post.link}>
              <Thumbnail data-tint={tintCycle[index % tintCycle.length]}>
                <Picture src={post.image} alt="" sizes="104px" widest={160} />
              </Thumbnail>
              <Words>
                <Title>{localize(post.title, locale)}</Title>
                <Note as="span">{localize(post.excerpt, locale)}</Note>
              </Words>
            </Frame>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
