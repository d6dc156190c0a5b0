/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { outsideLine, setGuestCookie, stockLine } from '../../testing/cart-lines.ts';
import { cartService, coffee, fishSauce, vase } from '../../testing/cart-service.ts';
import { renderPage } from '../../testing/render-page.tsx';

beforeEach(() => {
  localStorage.setItem('DEVELOPMENT_DESTINATION', 'JP');
  sessionStorage.clear();
  setGuestCookie();
});

describe('the removal of a line', () => {
  it('removes a line after a confirmation, and restores it', async () => {
    const { responses, sent } = cartService([fishSauce, coffee]);
    const { user, shell } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Bỏ Cà phê khỏi giỏ' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Bỏ khỏi giỏ hàng?' })).getByRole('button', { name: 'Bỏ món' }),
    );
    await waitFor(() => expect(screen.queryByText('Cà phê')).toBeNull());
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Đã bỏ Cà phê khỏi giỏ' })),
    );
    const [toast] = shell.toast.mock.calls[0] as [{ action: { run: () => void } }];
    act(() => toast.action.run());
    expect(await screen.findByText('Cà phê')).toBeTruthy();
    expect(sent.map(({ body }) => body['status'])).toEqual(['WITHOUT_CART', 'IN_CART']);
  });
});

describe('a quote', () => {
  it('is requested after sign-in, for all lines that need one', async () => {
    const bodies: unknown[] = [];
    const { responses } = cartService(
      [vase, outsideLine(4, 'Sách'), stockLine(5, 'Yến sào', { state: 'NEEDS_QUOTE', goodsType: 'HARD_TO_GET' })],
      {
        requestQuote: (input) => (bodies.push((JSON.parse(input) as { body: unknown }).body), { _id: idOf(77) }),
      },
    );
    const { user, shell } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Yêu cầu báo giá cho Bình gốm' }));
    expect(shell.session.signIn).toHaveBeenCalled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Yêu cầu báo giá' }));
    await user.click(dialog.getByRole('checkbox', { name: /Sách/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Lời nhắn' }), 'màu xanh');
    await user.click(dialog.getByRole('button', { name: 'Gửi yêu cầu cho 2 món' }));
    await waitFor(() => expect(bodies).toEqual([{ lines: [vase._id, idOf(5)], country: 'JP', note: 'màu xanh' }]));
    expect(shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Đã gửi yêu cầu. Chúng tôi báo giá trong 24 giờ.' }),
    );
  });

  it('is requested immediately for the product in the URL', async () => {
    const nest = stockLine(5, 'Yến sào', { state: 'NEEDS_QUOTE', goodsType: 'HARD_TO_GET' });
    const { responses } = cartService([nest]);
    await renderPage(`/user/cart?quote=${nest.product._id}`, responses);
    expect(
      within(await screen.findByRole('dialog', { name: 'Yêu cầu báo giá' })).getByRole('checkbox', { name: /Yến sào/ }),
    ).toHaveProperty('checked', true);
    expect(location.search).toBe('');
  });

  it('is not requested without an account', async () => {
    const { responses } = cartService([vase]);
    const { user, shell } = await renderPage('/user/cart', responses);
    shell.session.signIn.mockResolvedValue(false);
    await user.click(await screen.findByRole('button', { name: 'Yêu cầu báo giá cho Bình gốm' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Bình gốm')).toBeTruthy();
  });
});

describe('goods from outside', () => {
  const link = 'https://shop.vn/binh-gom';
  const open = `/user/cart?link=${encodeURIComponent(link)}`;

  it('are filled in from a pasted link, checked, and added', async () => {
    const bodies: unknown[] = [];
    const { responses } = cartService([], {
      readLink: {
        url: link,
        outcome: 'READ',
        name: 'Bình gốm',
        price: 690_000,
        image: { url: '/v1/file-manager/files/p.png', signedUrl: '/v1/file-manager/files/p.png?sig=1' },
      },
      addOutsideLine: (input) => (bodies.push((JSON.parse(input) as { body: unknown }).body), vase),
    });
    const { user } = await renderPage(open, responses);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhờ mua hộ một món' }));
    expect(await dialog.findByText('Đã điền từ trang bán. Hãy xem lại trước khi thêm.')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Tên hàng' })).toHaveProperty('value', 'Bình gốm');
    await user.type(dialog.getByRole('textbox', { name: 'Ghi chú (không bắt buộc)' }), 'men lam');
    await user.click(dialog.getByRole('button', { name: 'Thêm vào giỏ' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          url: link,
          name: 'Bình gốm',
          note: 'men lam',
          expectedPrice: 690_000,
          amount: 1,
          images: ['/v1/file-manager/files/p.png'],
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
  });

  it('take name, price and picture from a second link, and keep typed values', async () => {
    const picture = (name: string) => ({ url: `/v1/file-manager/files/${name}`, signedUrl: `/${name}?sig=1` });
    const pages: Record<string, object> = {
      [link]: { name: 'Bình gốm', price: 690_000, image: picture('vase.png') },
      'https://shop.vn/chen': { name: 'Chén trà', image: picture('cup.png') },
    };
    const { responses } = cartService([], {
      readLink: (input) => {
        const { url } = (JSON.parse(input) as { body: { url: string } }).body;
        return { url, outcome: 'READ', ...pages[url] };
      },
    });
    const { user } = await renderPage(open, responses);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhờ mua hộ một món' }));
    const valueOf = (name: string) => dialog.getByLabelText<HTMLInputElement>(name).value;
    await waitFor(() => expect(valueOf('Tên hàng')).toBe('Bình gốm'));
    await user.type(dialog.getByRole('textbox', { name: 'Ghi chú (không bắt buộc)' }), 'men lam');
    const url = dialog.getByRole('textbox', { name: 'Link món hàng (không bắt buộc)' });
    await user.clear(url);
    await user.type(url, 'https://shop.vn/chen');
    await user.click(dialog.getByRole('button', { name: 'Điền từ link' }));
    await waitFor(() => expect(valueOf('Tên hàng')).toBe('Chén trà'));
    expect(valueOf('Giá bạn thấy, đ mỗi phần (không bắt buộc)')).toBe('');
    expect(valueOf('Ghi chú (không bắt buộc)')).toBe('men lam');
    expect(dialog.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(['/cup.png?sig=1']);
  });

  it('are discarded by a click on the backdrop only if nothing was typed', async () => {
    const { responses } = cartService([], { readLink: { url: link, outcome: 'NO_DATA' } });
    const { user } = await renderPage(open, responses);
    const dialog = await screen.findByRole('dialog', { name: 'Nhờ mua hộ một món' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Tên hàng' }), 'Bình gốm');
    await user.click(dialog);
    expect(screen.getByRole('textbox', { name: 'Tên hàng' })).toHaveProperty('value', 'Bình gốm');
    await user.click(within(dialog).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['NO_DATA', 'Trang này không ghi tên và giá theo cách máy đọc được. Bạn điền giúp tên hàng nhé.'],
    ['NOT_ALLOWED', 'Link này không mở được từ bên ngoài. Link vẫn được giữ, bạn điền giúp tên hàng nhé.'],
    ['FORBIDDEN_BY_SITE', 'Trang này không cho máy đọc. Link vẫn được giữ, bạn điền giúp tên hàng nhé.'],
    ['NOT_REACHABLE', 'Chưa mở được trang này. Hãy kiểm tra link, hoặc tự điền bên dưới.'],
    ['TOO_LARGE', 'Trang quá nặng để đọc. Link vẫn được giữ, bạn điền giúp tên hàng nhé.'],
    ['TIMED_OUT', 'Trang trả lời quá chậm. Link vẫn được giữ, bạn điền giúp tên hàng nhé.'],
  ])('show a message for %s', async (outcome, sentence) => {
    const { responses } = cartService([], { readLink: { url: link, outcome } });
    await renderPage(open, responses);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Link món hàng (không bắt buộc)' })).toHaveProperty('value', link);
  });

  it('need a name', async () => {
    const { responses, sent } = cartService([], { readLink: new ApiError(503, {}) });
    const { user } = await renderPage(open, responses);
    expect(await screen.findByText('Chưa đọc được trang lúc này. Bạn vẫn có thể tự điền.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Tên hàng' }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(sent).toEqual([]);
  });

  it.each([
    ['120.000', '1,5 kg', 120_000, 1_500],
    ['120,000đ', '1.250 kg', 120_000, 1_250],
    ['120k', '1,200', 120_000, 1_200],
  ])('accept %s and %s as typed', async (price, weight, expectedPrice, weightGrams) => {
    const bodies: unknown[] = [];
    const { responses } = cartService([outsideLine(3, 'Bình gốm')], {
      editOutsideLine: (input) => (bodies.push((JSON.parse(input) as { body: unknown }).body), vase),
    });
    const { user } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Sửa Bình gốm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sửa món nhờ mua' }));
    await user.type(dialog.getByRole('textbox', { name: /^Giá bạn thấy/ }), price);
    await user.type(dialog.getByRole('textbox', { name: /^Cân nặng mỗi phần/ }), weight);
    await user.click(dialog.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ expectedPrice, weightGrams })]));
  });

  it('ask to check a price and a weight that are probably typing errors, and send nothing', async () => {
    const { responses } = cartService([outsideLine(3, 'Bình gốm')]);
    const { user, api } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Sửa Bình gốm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sửa món nhờ mua' }));
    await user.type(dialog.getByRole('textbox', { name: /^Giá bạn thấy/ }), '120');
    await user.type(dialog.getByRole('textbox', { name: /^Cân nặng mỗi phần/ }), '1,5');
    await user.click(dialog.getByRole('button', { name: 'Lưu' }));
    expect(await dialog.findByText('Hãy ghi số tiền từ 1,000đ, ví dụ 120,000 hoặc 120k')).toBeTruthy();
    expect(dialog.getByText('Hãy ghi số gam, ví dụ 1,200, hoặc kèm kg, ví dụ 1,2 kg')).toBeTruthy();
    expect(api.requests).not.toContain('editOutsideLine');
  });

  it('are edited with their pictures, and an emptied field is removed', async () => {
    const bodies: unknown[] = [];
    const { responses } = cartService([outsideLine(3, 'Bình gốm', { weightGrams: 900 })], {
      uploadPicture: { url: '/v1/file-manager/files/new.png', width: 1, height: 1 },
      editOutsideLine: (input) => (bodies.push((JSON.parse(input) as { body: unknown }).body), vase),
    });
    const { user } = await renderPage('/user/cart', responses);
    await user.click(await screen.findByRole('button', { name: 'Sửa Bình gốm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sửa món nhờ mua' }));
    await user.upload(dialog.getByLabelText('Thêm ảnh'), new File(['x'], 'x.png', { type: 'image/png' }));
    expect(await dialog.findByRole('img', { name: 'Ảnh 1' })).toBeTruthy();
    await user.clear(dialog.getByRole('textbox', { name: /^Cân nặng mỗi phần/ }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Loại hàng (không bắt buộc)' }), 'COSMETICS');
    await user.click(dialog.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        expect.objectContaining({
          name: 'Bình gốm',
          categoryType: 'COSMETICS',
          weightGrams: null,
          expectedPrice: null,
          images: ['/v1/file-manager/files/new.png'],
          revision: 1,
        }),
      ]),
    );
  });

  it('show at the link that it is already in the cart', async () => {
    const { responses } = cartService([], {
      readLink: { url: link, outcome: 'READ', name: 'Bình gốm' },
      addOutsideLine: new ApiError(409, { message: 'CART_WAS_EXISTED' }),
    });
    const { user } = await renderPage(open, responses);
    await screen.findByText(/Đã điền từ trang bán/);
    await user.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }));
    expect(await screen.findByText('Đường dẫn này đã có trong giỏ.')).toBeTruthy();
  });
});
